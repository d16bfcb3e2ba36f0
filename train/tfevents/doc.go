// Package tfevents encodes the scalars of a training run as TensorBoard reads
// them: a file of TFRecords, each with one protobuf tensorflow.Event.
//
// Sources: tensorflow/core/util/event.proto, tensorflow/core/framework/summary.proto,
// and the record format in tensorflow/core/lib/io/record_writer.h.
package tfevents
