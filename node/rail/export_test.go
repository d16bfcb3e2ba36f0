package rail

// CheckEvery is how often a rail in use is looked at.
const CheckEvery = checkEvery
