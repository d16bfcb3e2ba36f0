// Code generated via abigen V2 - DO NOT EDIT.
// This file is a generated binding and any manual changes will be lost.

package doubles

import (
	"bytes"
	"errors"
	"math/big"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
)

// Reference imports to suppress errors if they are not otherwise used.
var (
	_ = bytes.Equal
	_ = errors.New
	_ = big.NewInt
	_ = common.Big1
	_ = types.BloomLookup
	_ = abi.ConvertType
)

// FloatProbeMetaData contains all meta data concerning the FloatProbe contract.
var FloatProbeMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[{\"internalType\":\"uint256[]\",\"name\":\"a\",\"type\":\"uint256[]\"},{\"internalType\":\"uint256[]\",\"name\":\"b\",\"type\":\"uint256[]\"},{\"internalType\":\"uint256\",\"name\":\"acc\",\"type\":\"uint256\"}],\"name\":\"dot\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"a\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"b\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"c\",\"type\":\"uint256\"}],\"name\":\"gasOfFMA\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"used\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"result\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256[]\",\"name\":\"cases\",\"type\":\"uint256[]\"}],\"name\":\"run\",\"outputs\":[{\"internalType\":\"uint256[]\",\"name\":\"results\",\"type\":\"uint256[]\"}],\"stateMutability\":\"pure\",\"type\":\"function\"}]",
	ID:  "FloatProbe",
	Bin: "0x60808060405234601557612294908161001a8239f35b5f80fdfe60806040526004361015610011575f80fd5b5f3560e01c806355eead08146100f7578063a2dbedc11461008f5763b9301ebf1461003a575f80fd5b3461008b57606036600319011261008b575a61005d604435602435600435610b09565b905a81039081116100775760409182519182526020820152f35b634e487b7160e01b5f52601160045260245ffd5b5f80fd5b3461008b57606036600319011261008b5760043567ffffffffffffffff811161008b576100c0903690600401610272565b60243567ffffffffffffffff811161008b576020916100e66100ef923690600401610272565b60443591610680565b604051908152f35b3461008b57602036600319011261008b5760043567ffffffffffffffff811161008b573660238201121561008b57806004013567ffffffffffffffff811161008b573660248260051b8401011161008b576101596101548261025a565b610220565b8181526101658261025a565b6020820190601f19013682375f5b838110156101dc578060051b906101b06024838801013563ffffffff81169063ffffffff8160201c169063ffffffff8160401c169060601c6102c5565b84518210156101c85760206001938601015201610173565b634e487b7160e01b5f52603260045260245ffd5b5090604051918291602083019060208452518091526040830191905f5b818110610207575050500390f35b82518452859450602093840193909201916001016101f9565b6040519190601f01601f1916820167ffffffffffffffff81118382101761024657604052565b634e487b7160e01b5f52604160045260245ffd5b67ffffffffffffffff81116102465760051b60200190565b9080601f8301121561008b57813561028c6101548261025a565b9260208085848152019260051b82010192831161008b57602001905b8282106102b55750505090565b81358152602091820191016102a8565b9092811561067457506001811461066a576002811461042e5760038114610419576004811461040f576005811461040457600681146103f957600781146103eb57600881146103c55760091461037357637f800000637fffffff83161115918261035e575b82610340575b50501561033c57600190565b5f90565b61035591925061034f9061227e565b9161227e565b12155f80610330565b637f800000637fffffff83161115925061032a565b637f800000637fffffff8316111591826103b0575b826103995750501561033c57600190565b6103a891925061034f9061227e565b135f80610330565b637f800000637fffffff831611159250610388565b5050637f800000637fffffff821611156103e25750637fc0000090565b63800000001890565b50506103f69061177a565b90565b50506103f690610e68565b50506103f690610dc1565b506103f691610cc7565b50908163800000006103f69383181691610b09565b509060ff8260171c1660ff8260171c1660ff811460ff8314175f146104d65750506380000000637fc000009218637fffffff811690637fffffff831691637f8000008311637f80000082111715610487575b5050505090565b637f80000081036104cc576104a4575b5050505b5f808080610480565b637f8000006380000000819216178093149110176104c4575b8080610497565b90505f6104bd565b505050905061049b565b90918215801560171b627fffff86161760171b92801594607f861560171b627fffff86161793861515920101029061012b198201956095199101820301905f82125f1461063857505f0360508111610624575b1b9363bf800000905b18601f1c90601f1c808216601f1b94815f03180191815f031801019081610559575b505090565b9080925060ff1c805f0383180190607f818367ffffffffffffffff1060061b84811c63ffffffff1060051b1784811c61ffff1060041b1784811c60ff1060031b1784811c601f10600302017d01010202020203030303030303030404040404040404040404040404040485821c1a010101600181126001821802189160181b908203607d198101915f199160018083861c1691607e19011b010101901c905f190160171b0190637f7fffff8211610618575b60e01c6380000000161790565b637f800000915061060b565b93909301604f190192911515916050610529565b9195945092603c841161065d575b9063bf80000091841b9361012b1991030193610532565b94151594603c9350610646565b506103f6916108e0565b9190506103f692610b09565b909160208201916020815160051b8201019303905b637f8000008082161415806108d2575b6106d2575b8383146106cb576106c690835193602084820151910194610b09565b610695565b9250505090565b5f929060ff8160171c1660968115801560171b627fffff85161792010191601f1c6108cb575b85831061073d575b8061070e575b5050916106aa565b9091935063800000008160e01c169182610734575b6096190160171b0117915f80610706565b905f0390610723565b9180518482015190637f8000008116637f800000831690637e800000627fffff19830111637e800000627fffff19830111176108a0570160171c91808218601f1c9162800000627fffff8181865f039516179216170218018382035f81125f1461086a575f039085602d926018811161082e575b1b01905b8160ff1d8218811c80156108245760106d010102020202030303030303030391171a0180601619810193019460fc60ad1987011161081957505f19610101919091036017011c81831c6001160101901d9250601619909101906020905b01916106f8565b945050505091610700565b5050505091610700565b92505060508211610845575b8560158301926107b1565b915050831561086357604f198301906050905f80821291130361083a565b5091610700565b90919085603c821115610891575050603b190190603c1b5f808612908613030160686107b5565b8593821b019150602c016107b5565b637f800000908114911417637fffffff9182169190921602176108c557602090610812565b91610700565b5f036106f8565b5063800000008114156106a5565b919060ff8360171c1660ff8260171c1660ff811460ff8314175f14610983575050637fc0000092637fffffff811690637fffffff831691637f8000008311637f80000082111715610932575b50505050565b637f80000081036109775761094f575b5050505b5f80808061092c565b637f80000063800000008192161780931491101761096f575b8080610942565b91505f610968565b50505090915090610946565b90918215801560171b627fffff87161760171b92801594607f861560171b627fffff86161793861515920101029061012b198201956095199101820301905f82125f14610ad757505f0360508111610ac3575b1b94633f800000905b18601f1c90601f1c808216601f1b95815f03180191815f031801019081610a04575050565b908092935060ff1c805f0383180190607f818367ffffffffffffffff1060061b84811c63ffffffff1060051b1784811c61ffff1060041b1784811c60ff1060031b1784811c601f10600302017d01010202020203030303030303030404040404040404040404040404040485821c1a010101600181126001821802189160181b908203607d198101915f199160018083861c1691607e19011b010101901c905f190160171b0190637f7fffff82116106185760e01c6380000000161790565b93909301604f1901929115159160506109d6565b9196945092603c8411610afc575b90633f80000091841b9361012b19910301936109df565b95151595603c9350610ae5565b92919060ff8460171c1660ff8260171c169060ff8460171c1660ff811460ff841460ff841417175f14610be057505050637fc00000936380000000821618637fffffff808216921691637fffffff841692637f8000008411637f8000008211637f8000008411171715610b7e575b5050505050565b637f8000008114637f8000008314175f14610bd3571590151715610bab575b5050505b5f80808080610b77565b637f800000638000000081921617809314911017610bcb575b8080610b9d565b91505f610bc4565b5050505090915090610ba1565b8294929391931590841595821560171b627fffff851617871560171b627fffff8b16170295821597881560171b627fffff881617948815159301910101029061012b198201966095199101820301905f82125f14610c7e57505f0360508111610c6b575b1b9518601f1c90601f1c808216601f1b95815f03180191815f031801019081610a04575050565b909401604f190193921515926050610c44565b9197955093603c8511610c9c575b841b9361012b19910301936109df565b96151596603c9450610c8c565b8115610cb3570490565b634e487b7160e01b5f52601260045260245ffd5b81811863800000001691637fffffff9081169116637f80000081118015610db4575b8015610d95575b610d8a57637f80000081148015610d82575b610d7757637f80000082148015610d6f575b61055457610d24610d2c91611f0f565b919092611f0f565b919092603c1b610d3c8482610ca9565b60011b918415610cb357610d639460ff9206610d67575f935b9003603c1901921617612002565b1790565b600193610d55565b508015610d14565b5050637f8000001790565b508115610d02565b505050637fc0000090565b508181148015610cf05750801580610cf05750637f8000008114610cf0565b50637f8000008211610ce9565b80158015610e5b575b8015610e4e575b6103f657637f8000008111610e4557610dec6103f691611f0f565b90818160018216610e32575b5050603c1b610e06816120ca565b9081800203610e285760ff5f925b6002601e1991050192169060011b17612002565b60ff600192610e14565b5f19909101925060011b90505f80610df8565b50637fc0000090565b50637f8000008114610dd1565b5063800000008114610dca565b5f637f800000637fffffff831611611770576103f691610e878161227e565b6342cfffff1913611765575b637f800000637fffffff821611158061174d575b611742575b60ff8160171c169060ff8214805f146115c957637fc0000091637fffffff8116637f80000081111561156f575b50610fdc92935b60ff8560171c1660ff81145f146113f75750637fc0000092637f800000637fffffff871611156113ef575b60ff8460171c169160ff83149182175f1461125a5750637fc000009263800000008518637fffffff811690637fffffff831691637f8000008311637f80000082111715611209575b505050505b60ff8360171c169060ff8214175f1461106d5750506380000000637fc000009218637fffffff811690637fffffff831691637f8000008311637f8000008211171561101e575b505050505b610fad6040610220565b601c81527f3ab50d393c091fe33d2aac8b3e2aaa453efffffe3f8000003f800000000000006020820152612203565b611001634b3fffff19830160011d91607f830160171b63800000008183181691610b09565b9103634b3fff80190160171b808218638000000016925090610b09565b637f80000081036110635761103b575b5050505b5f808080610f9e565b637f80000063800000008192161780931491101761105b575b808061102e565b90505f611054565b5050509050611032565b909182156285fdf4811560171b627fffff87161702928015946070861560171b627fffff86161793861515920101029061012b198201956095199101820301908982125f146111d757508803605081116111c3575b1b9363b805fdf4905b18601f1c90601f1c808216601f1b9481890318019181880318010190816110f4575b5050610fa3565b9080925060ff1c80860383180190607f818367ffffffffffffffff1060061b84811c63ffffffff1060051b1784811c61ffff1060041b1784811c60ff1060031b1784811c601f10600302017d01010202020203030303030303030404040404040404040404040404040485821c1a010101600181126001821802189160181b908203607d198101915f199160018083861c1691607e19011b010101901c905f190160171b0190637f7fffff82116111b7575b60e01c638000000016175f806110ed565b637f80000091506111a6565b93909301604f1901929115159160506110c2565b9195945092603c84116111fc575b9063b805fdf491841b9361012b19910301936110cb565b94151594603c93506111e5565b637f800000810361124e57611226575b5050505b5f808080610f53565b637f800000638000000081921617809314911017611246575b8080611219565b92505f61123f565b5050509092509161121d565b821562b17000811560171b627fffff8816170290821592831560171b627fffff88161791607e84151591880101029061012b198201946095199101820301908b82125f146113c457508a03605081116113b1575b1b945b63bf3170008718601f1c90601f1c808216601f1b96818c03180191818b0318010190816112e0575b5050610f58565b908092945060ff1c80890383180190607f818367ffffffffffffffff1060061b84811c63ffffffff1060051b1784811c61ffff1060041b1784811c60ff1060031b1784811c601f10600302017d01010202020203030303030303030404040404040404040404040404040485821c1a010101600181126001821802189160181b908203607d198101915f199160018083861c1691607e19011b010101901c905f190160171b0190637f7fffff82116113a5575b60e01c63800000001617915f806112d9565b637f8000009150611393565b909201604f1901919015159060506112ae565b9196935091603c83116113e2575b821b9161012b19910301916112b1565b95151595603c92506113d2565b859350610f0b565b656000000000009390601619908015801560171b627fffff8a16179160951991016101150301898112156115405789036050811161152c575b1b946001905b88601f1c63800000008a1697818c031801905f19180101908161145b575b5050610f0b565b908092955060ff1c80890383180190607f818367ffffffffffffffff1060061b84811c63ffffffff1060051b1784811c61ffff1060041b1784811c60ff1060031b1784811c601f10600302017d01010202020203030303030303030404040404040404040404040404040485821c1a010101600181126001821802189160181b908203607d198101915f199160018083861c1691607e19011b010101901c905f190160171b0190637f7fffff8211611520575b60e01c63800000001617925f80611454565b637f800000915061150e565b9515159591909101604f1901906050611430565b915094603c8211611562575b61011582900361012b190191600191901b611436565b94151594603c915061154c565b637f80000081036115b85761158c575b610fdc92935b9392610ed9565b637f800000638000000082161780634b400000146001176115ae575b5061157f565b9250610fdc6115a8565b50610fdc9250634b40000093611585565b82159162b8aa3b831560171b627fffff831617029262c0000090607f85151591870101029061012b1982019182908884125f146117175750870360508111611704575b1b5b633fb8aa3b8318601f1c87958189031801019081611633575b5050610fdc9293610ee0565b610fdc94508160ff1c80880383180190607f818367ffffffffffffffff1060061b84811c63ffffffff1060051b1784811c61ffff1060041b1784811c60ff1060031b1784811c601f10600302017d01010202020203030303030303030404040404040404040404040404040485821c1a010101600181126001821802189160181b908203607d198101915f199160018083861c1691607e19011b010101901c905f190160171b0190637f7fffff82116116f8575b60e01c63800000001617925f611627565b637f80000091506116e7565b94151594909101604f190190605061160c565b9192603c9096919611611735575b851b94900361012b19019061160e565b603c955060019250611725565b506342b20000610eac565b505f91506342b2000061175f8261227e565b13610ea7565b5063c2d00000610e93565b5050637fc0000090565b6280000081108015611f01575b610e4557633f3504f219810160171d908160171b90039060ff8260171c1660ff81145f14611d825750637fc0000091637f800000637fffffff82161115611d78575b506117d39061224e565b90611837816117e26060610220565b602881527f3d8de1aebdf1d6513df33f45bdfd938b3e119714be2ab1c03e4cd2c0be7ffff660208201527f3eaaaaa3bf0000000000000000000000000000000000000000000000000000006040820152612203565b60ff8260171c1660ff81145f14611c155750637fc0000091638000000081168118637fffffff8116637fffffff8316637f8000008111637f80000083111715611bb9575b5050506118d6905b60ff601786901c81169081149490936118d091633805fdf488186380000000811692905f8915611a26575050637fc0000092637fffffff8a16637f8000008111156119e5575b5050610b09565b906108e0565b9160ff8360171c169060ff8214175f1461191d575050637fc0000091637fffffff811690637fffffff831691637f8000008311637f80000082111715610487575050505090565b9091821562b17000811560171b627fffff8716170292801594607e861560171b627fffff86161793861515920101029061012b198201956095199101820301905f82125f146119b357505f036050811161199f575b1b93633f31700018601f1c90601f1c808216601f1b94815f03180191815f03180101908161055957505090565b93909301604f190192911515916050611972565b9195945092603c84116119d8575b90633f31700091841b9361012b1991030193610532565b94151594603c93506119c1565b637f8000008103611a1e576119fe575b505b5f806118c9565b637f80000063800000008b1617809114600117156119f55792505f6119f5565b5092506119f7565b90935087156285fdf4811560171b627fffff8d16170290821592831560171b916070841515918d0101029061012b198201946095199101820301905f82125f14611b8e57505f0360508111611b7b575b1b945b80601f1c9063800000006001831691637fffffff19161696815f03180191815f031801019081611aaa575050610b09565b908092945060ff1c805f0383180190607f818367ffffffffffffffff1060061b84811c63ffffffff1060051b1784811c61ffff1060041b1784811c60ff1060031b1784811c601f10600302017d01010202020203030303030303030404040404040404040404040404040485821c1a010101600181126001821802189160181b908203607d198101915f199160018083861c1691607e19011b010101901c905f190160171b0190637f7fffff8211611b6f575b60e01c63800000001617915f806118c9565b637f8000009150611b5d565b909201604f190191901515906050611a76565b9196935091603c8311611bac575b821b9161012b1991030191611a79565b95151595603c9250611b9c565b637f8000008114637f8000008314175f14611c06571590151715611be6575b506118d6905b905f8061187b565b638000000016637f80000017600181151715611bd85792506118d6611bd8565b50505091506118d65f92611bde565b8015801560171b627fffff85161780029391841515910180010261012b198101905f9060961981019082821215611d4f57505f0360508111611d3c575b1b5b5f94019081611c69575b50506118d690611883565b6118d69294508160ff1c805f0383180190607f818367ffffffffffffffff1060061b84811c63ffffffff1060051b1784811c61ffff1060041b1784811c60ff1060031b1784811c601f10600302017d01010202020203030303030303030404040404040404040404040404040485821c1a010101600181126001821802189160181b908203607d198101915f199160018083861c1691607e19011b010101901c905f190160171b0190637f7fffff8211611d30575b60e01c6380000000161792905f611c5e565b637f8000009150611d1e565b94151594909101604f1901906050611c52565b91925094603c8611611d6c575b851b94900361012b190190611c54565b603c95505f9250611d5c565b91506117d36117c9565b602d199065400000000000908015801560171b627fffff87161791609519910160fe03015f811215611ed0575f0360508111611ebc575b1b93600191905b638000000081601f1c911695815f031801905f191801019081611de9575b50506117d39061224e565b6117d39293508160ff1c805f0383180190607f818367ffffffffffffffff1060061b84811c63ffffffff1060051b1784811c61ffff1060041b1784811c60ff1060031b1784811c601f10600302017d01010202020203030303030303030404040404040404040404040404040485821c1a010101600181126001821802189160181b908203607d198101915f199160018083861c1691607e19011b010101901c905f190160171b0190637f7fffff8211611eb0575b60e01c6380000000161791905f611dde565b637f8000009150611e9e565b92909201604f190191901515906050611db9565b9190949250603c8211611ef4575b90600191811b9061012b199060fe030192611dc0565b93151593603c9150611ede565b50637f800000811015611787565b627fffff8116919060171c80611f2a575060015b6095190190565b91628000001791611f23565b607f6fffffffffffffffffffffffffffffffff821160071b67ffffffffffffffff83821c1160061b1763ffffffff83821c1160051b1761ffff83821c1160041b1760ff83821c1160031b17600f83821c1160021b177d01010202020203030303030303030000000000000000000000000000000083821c1a17019060018212611ff9575b60181b607d198201905f1990600181841c16906001607e1986011b010101901c905f190160171b0190637f8000008211611ff057565b637f8000009150565b60019150611fba565b90607f816fffffffffffffffffffffffffffffffff841160071b67ffffffffffffffff85821c1160061b1763ffffffff85821c1160051b1761ffff85821c1160041b1760ff85821c1160031b17600f85821c1160021b177d01010202020203030303030303030000000000000000000000000000000085821c1a17010191600183126120c1575b60181b90820390607d198201915f199160018082861c1692607e19011b010101901c905f190160171b0190637f8000008211611ff057565b60019250612089565b60018111156103f6578060017001000000000000000000000000000000008310156121ed575b6004826801000000000000000061219f9410156121e0575b6401000000008110156121d3575b620100008110156121c6575b6101008110156121ba575b60108110156121ae575b10156121a6575b60030260011c61214e8184610ca9565b0160011c61215c8184610ca9565b0160011c61216a8184610ca9565b0160011c6121788184610ca9565b0160011c6121868184610ca9565b0160011c6121948184610ca9565b0160011c8092610ca9565b8111900390565b60011b61213e565b811c9160021b91612137565b60081c91811b9161212d565b60101c9160081b91612122565b60201c9160101b91612116565b60401c9160201b91612108565b5050608081901c680100000000000000006120f0565b80515f939284925b8284106122185750505050565b909192946004906020878401015160e01c8488155f14612240575090505b950192919061220b565b61224992610b09565b612236565b8015612279575f81121561227057612267905f03611f36565b63800000001790565b6103f690611f36565b505f90565b638000000081106103f6576380000000185f039056",
}

// FloatProbe is an auto generated Go binding around an Ethereum contract.
type FloatProbe struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *FloatProbe) GetABI() abi.ABI {
	return c.abi
}

// NewFloatProbe creates a new instance of FloatProbe.
func NewFloatProbe() *FloatProbe {
	parsed, err := FloatProbeMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &FloatProbe{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *FloatProbe) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackDot is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa2dbedc1.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function dot(uint256[] a, uint256[] b, uint256 acc) pure returns(uint256)
func (floatProbe *FloatProbe) PackDot(a []*big.Int, b []*big.Int, acc *big.Int) []byte {
	enc, err := floatProbe.abi.Pack("dot", a, b, acc)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDot is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa2dbedc1.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function dot(uint256[] a, uint256[] b, uint256 acc) pure returns(uint256)
func (floatProbe *FloatProbe) TryPackDot(a []*big.Int, b []*big.Int, acc *big.Int) ([]byte, error) {
	return floatProbe.abi.Pack("dot", a, b, acc)
}

// UnpackDot is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xa2dbedc1.
//
// Solidity: function dot(uint256[] a, uint256[] b, uint256 acc) pure returns(uint256)
func (floatProbe *FloatProbe) UnpackDot(data []byte) (*big.Int, error) {
	out, err := floatProbe.abi.Unpack("dot", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackGasOfFMA is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb9301ebf.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function gasOfFMA(uint256 a, uint256 b, uint256 c) view returns(uint256 used, uint256 result)
func (floatProbe *FloatProbe) PackGasOfFMA(a *big.Int, b *big.Int, c *big.Int) []byte {
	enc, err := floatProbe.abi.Pack("gasOfFMA", a, b, c)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackGasOfFMA is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb9301ebf.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function gasOfFMA(uint256 a, uint256 b, uint256 c) view returns(uint256 used, uint256 result)
func (floatProbe *FloatProbe) TryPackGasOfFMA(a *big.Int, b *big.Int, c *big.Int) ([]byte, error) {
	return floatProbe.abi.Pack("gasOfFMA", a, b, c)
}

// GasOfFMAOutput serves as a container for the return parameters of contract
// method GasOfFMA.
type GasOfFMAOutput struct {
	Used   *big.Int
	Result *big.Int
}

// UnpackGasOfFMA is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xb9301ebf.
//
// Solidity: function gasOfFMA(uint256 a, uint256 b, uint256 c) view returns(uint256 used, uint256 result)
func (floatProbe *FloatProbe) UnpackGasOfFMA(data []byte) (GasOfFMAOutput, error) {
	out, err := floatProbe.abi.Unpack("gasOfFMA", data)
	outstruct := new(GasOfFMAOutput)
	if err != nil {
		return *outstruct, err
	}
	outstruct.Used = abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	outstruct.Result = abi.ConvertType(out[1], new(big.Int)).(*big.Int)
	return *outstruct, nil
}

// PackRun is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x55eead08.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function run(uint256[] cases) pure returns(uint256[] results)
func (floatProbe *FloatProbe) PackRun(cases []*big.Int) []byte {
	enc, err := floatProbe.abi.Pack("run", cases)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRun is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x55eead08.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function run(uint256[] cases) pure returns(uint256[] results)
func (floatProbe *FloatProbe) TryPackRun(cases []*big.Int) ([]byte, error) {
	return floatProbe.abi.Pack("run", cases)
}

// UnpackRun is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x55eead08.
//
// Solidity: function run(uint256[] cases) pure returns(uint256[] results)
func (floatProbe *FloatProbe) UnpackRun(data []byte) ([]*big.Int, error) {
	out, err := floatProbe.abi.Unpack("run", data)
	if err != nil {
		return *new([]*big.Int), err
	}
	out0 := *abi.ConvertType(out[0], new([]*big.Int)).(*[]*big.Int)
	return out0, nil
}

// OneOwnerWalletMetaData contains all meta data concerning the OneOwnerWallet contract.
var OneOwnerWalletMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner_\",\"type\":\"address\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[],\"name\":\"ECDSAInvalidSignature\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"length\",\"type\":\"uint256\"}],\"name\":\"ECDSAInvalidSignatureLength\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"s\",\"type\":\"bytes32\"}],\"name\":\"ECDSAInvalidSignatureS\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"target\",\"type\":\"address\"},{\"internalType\":\"bytes\",\"name\":\"data\",\"type\":\"bytes\"}],\"name\":\"execute\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"hash\",\"type\":\"bytes32\"},{\"internalType\":\"bytes\",\"name\":\"sig\",\"type\":\"bytes\"}],\"name\":\"isValidSignature\",\"outputs\":[{\"internalType\":\"bytes4\",\"name\":\"\",\"type\":\"bytes4\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"owner\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"}]",
	ID:  "OneOwnerWallet",
	Bin: "0x60a034607257601f6104ee38819003918201601f19168301916001600160401b03831184841017607657808492602094604052833981010312607257516001600160a01b0381168103607257608052604051610463908161008b823960805181818160590152818160d001526102360152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe60806040526004361015610011575f80fd5b5f3560e01c80631626ba7e146101e25780631cff79cd1461008157638da5cb5b1461003a575f80fd5b3461007d575f36600319011261007d5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b5f80fd5b3461007d57604036600319011261007d576004356001600160a01b038116810361007d5760243567ffffffffffffffff811161007d576100c59036906004016102b5565b916001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016330361018457825f80949381946040519384928337810182815203925af13d1561017c573d9067ffffffffffffffff82116101685760405191601f8101601f19908116603f0116830167ffffffffffffffff8111848210176101685760405282523d5f602084013e5b1561016057005b602081519101fd5b634e487b7160e01b5f52604160045260245ffd5b606090610159565b60646040517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152600d60248201527f6e6f7420746865206f776e6572000000000000000000000000000000000000006044820152fd5b3461007d57604036600319011261007d5760243567ffffffffffffffff811161007d5761022261021961022b9236906004016102b5565b906004356102e3565b90929192610317565b6001600160a01b03807f0000000000000000000000000000000000000000000000000000000000000000169116145f146102ad5760207f1626ba7e000000000000000000000000000000000000000000000000000000005b7fffffffff0000000000000000000000000000000000000000000000000000000060405191168152f35b60205f610283565b9181601f8401121561007d5782359167ffffffffffffffff831161007d576020838186019501011161007d57565b906041830361030d576103069250602081013591604082359201355f1a906103d6565b9192909190565b50505f9160029190565b60048110156103c25780610329575050565b60018103610359577ff645eedf000000000000000000000000000000000000000000000000000000005f5260045ffd5b6002810361038d57507ffce698f7000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b6003146103975750565b7fd78bce0c000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b634e487b7160e01b5f52602160045260245ffd5b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411610458579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa1561044d575f516001600160a01b0381161561044357905f905f90565b505f906001905f90565b6040513d5f823e3d90fd5b5050505f916003919056",
}

// OneOwnerWallet is an auto generated Go binding around an Ethereum contract.
type OneOwnerWallet struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *OneOwnerWallet) GetABI() abi.ABI {
	return c.abi
}

// NewOneOwnerWallet creates a new instance of OneOwnerWallet.
func NewOneOwnerWallet() *OneOwnerWallet {
	parsed, err := OneOwnerWalletMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &OneOwnerWallet{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *OneOwnerWallet) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor(address owner_) returns()
func (oneOwnerWallet *OneOwnerWallet) PackConstructor(owner_ common.Address) []byte {
	enc, err := oneOwnerWallet.abi.Pack("", owner_)
	if err != nil {
		panic(err)
	}
	return enc
}

// PackExecute is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1cff79cd.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function execute(address target, bytes data) returns()
func (oneOwnerWallet *OneOwnerWallet) PackExecute(target common.Address, data []byte) []byte {
	enc, err := oneOwnerWallet.abi.Pack("execute", target, data)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackExecute is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1cff79cd.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function execute(address target, bytes data) returns()
func (oneOwnerWallet *OneOwnerWallet) TryPackExecute(target common.Address, data []byte) ([]byte, error) {
	return oneOwnerWallet.abi.Pack("execute", target, data)
}

// PackIsValidSignature is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1626ba7e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function isValidSignature(bytes32 hash, bytes sig) view returns(bytes4)
func (oneOwnerWallet *OneOwnerWallet) PackIsValidSignature(hash [32]byte, sig []byte) []byte {
	enc, err := oneOwnerWallet.abi.Pack("isValidSignature", hash, sig)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackIsValidSignature is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1626ba7e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function isValidSignature(bytes32 hash, bytes sig) view returns(bytes4)
func (oneOwnerWallet *OneOwnerWallet) TryPackIsValidSignature(hash [32]byte, sig []byte) ([]byte, error) {
	return oneOwnerWallet.abi.Pack("isValidSignature", hash, sig)
}

// UnpackIsValidSignature is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x1626ba7e.
//
// Solidity: function isValidSignature(bytes32 hash, bytes sig) view returns(bytes4)
func (oneOwnerWallet *OneOwnerWallet) UnpackIsValidSignature(data []byte) ([4]byte, error) {
	out, err := oneOwnerWallet.abi.Unpack("isValidSignature", data)
	if err != nil {
		return *new([4]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([4]byte)).(*[4]byte)
	return out0, nil
}

// PackOwner is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8da5cb5b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function owner() view returns(address)
func (oneOwnerWallet *OneOwnerWallet) PackOwner() []byte {
	enc, err := oneOwnerWallet.abi.Pack("owner")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOwner is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8da5cb5b.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function owner() view returns(address)
func (oneOwnerWallet *OneOwnerWallet) TryPackOwner() ([]byte, error) {
	return oneOwnerWallet.abi.Pack("owner")
}

// UnpackOwner is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x8da5cb5b.
//
// Solidity: function owner() view returns(address)
func (oneOwnerWallet *OneOwnerWallet) UnpackOwner(data []byte) (common.Address, error) {
	out, err := oneOwnerWallet.abi.Unpack("owner", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// UnpackError attempts to decode the provided error data using user-defined
// error definitions.
func (oneOwnerWallet *OneOwnerWallet) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], oneOwnerWallet.abi.Errors["ECDSAInvalidSignature"].ID.Bytes()[:4]) {
		return oneOwnerWallet.UnpackECDSAInvalidSignatureError(raw[4:])
	}
	if bytes.Equal(raw[:4], oneOwnerWallet.abi.Errors["ECDSAInvalidSignatureLength"].ID.Bytes()[:4]) {
		return oneOwnerWallet.UnpackECDSAInvalidSignatureLengthError(raw[4:])
	}
	if bytes.Equal(raw[:4], oneOwnerWallet.abi.Errors["ECDSAInvalidSignatureS"].ID.Bytes()[:4]) {
		return oneOwnerWallet.UnpackECDSAInvalidSignatureSError(raw[4:])
	}
	return nil, errors.New("unknown error")
}

// OneOwnerWalletECDSAInvalidSignature represents a ECDSAInvalidSignature error raised by the OneOwnerWallet contract.
type OneOwnerWalletECDSAInvalidSignature struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ECDSAInvalidSignature()
func OneOwnerWalletECDSAInvalidSignatureErrorID() common.Hash {
	return common.HexToHash("0xf645eedf0193584640b6b90cb9477e4c95b98636c148a891d4c0a146dc46e75a")
}

// UnpackECDSAInvalidSignatureError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ECDSAInvalidSignature()
func (oneOwnerWallet *OneOwnerWallet) UnpackECDSAInvalidSignatureError(raw []byte) (*OneOwnerWalletECDSAInvalidSignature, error) {
	out := new(OneOwnerWalletECDSAInvalidSignature)
	if err := oneOwnerWallet.abi.UnpackIntoInterface(out, "ECDSAInvalidSignature", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OneOwnerWalletECDSAInvalidSignatureLength represents a ECDSAInvalidSignatureLength error raised by the OneOwnerWallet contract.
type OneOwnerWalletECDSAInvalidSignatureLength struct {
	Length *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ECDSAInvalidSignatureLength(uint256 length)
func OneOwnerWalletECDSAInvalidSignatureLengthErrorID() common.Hash {
	return common.HexToHash("0xfce698f7e8e5342cd615f641317bc45fe7e1e4a8b0a14dd1383ff8dc9c41917f")
}

// UnpackECDSAInvalidSignatureLengthError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ECDSAInvalidSignatureLength(uint256 length)
func (oneOwnerWallet *OneOwnerWallet) UnpackECDSAInvalidSignatureLengthError(raw []byte) (*OneOwnerWalletECDSAInvalidSignatureLength, error) {
	out := new(OneOwnerWalletECDSAInvalidSignatureLength)
	if err := oneOwnerWallet.abi.UnpackIntoInterface(out, "ECDSAInvalidSignatureLength", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OneOwnerWalletECDSAInvalidSignatureS represents a ECDSAInvalidSignatureS error raised by the OneOwnerWallet contract.
type OneOwnerWalletECDSAInvalidSignatureS struct {
	S [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ECDSAInvalidSignatureS(bytes32 s)
func OneOwnerWalletECDSAInvalidSignatureSErrorID() common.Hash {
	return common.HexToHash("0xd78bce0cccb935155ed6428d1c13e50b7f3550fd2b66b9fe266006fea4a5e1eb")
}

// UnpackECDSAInvalidSignatureSError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ECDSAInvalidSignatureS(bytes32 s)
func (oneOwnerWallet *OneOwnerWallet) UnpackECDSAInvalidSignatureSError(raw []byte) (*OneOwnerWalletECDSAInvalidSignatureS, error) {
	out := new(OneOwnerWalletECDSAInvalidSignatureS)
	if err := oneOwnerWallet.abi.UnpackIntoInterface(out, "ECDSAInvalidSignatureS", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// ViciousTokenMetaData contains all meta data concerning the ViciousToken contract.
var ViciousTokenMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"allowance\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"needed\",\"type\":\"uint256\"}],\"name\":\"ERC20InsufficientAllowance\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"balance\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"needed\",\"type\":\"uint256\"}],\"name\":\"ERC20InsufficientBalance\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"approver\",\"type\":\"address\"}],\"name\":\"ERC20InvalidApprover\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"ERC20InvalidReceiver\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"}],\"name\":\"ERC20InvalidSender\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"}],\"name\":\"ERC20InvalidSpender\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"Approval\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"from\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"Transfer\",\"type\":\"event\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"}],\"name\":\"allowance\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"answer\",\"outputs\":[{\"internalType\":\"bytes\",\"name\":\"\",\"type\":\"bytes\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"approve\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"attack\",\"outputs\":[{\"internalType\":\"bytes\",\"name\":\"\",\"type\":\"bytes\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"attacked\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"balanceOf\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"decimals\",\"outputs\":[{\"internalType\":\"uint8\",\"name\":\"\",\"type\":\"uint8\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"name\":\"denied\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"deny\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"fee\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"amount\",\"type\":\"uint256\"}],\"name\":\"mint\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"name\",\"outputs\":[{\"internalType\":\"string\",\"name\":\"\",\"type\":\"string\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"target_\",\"type\":\"address\"},{\"internalType\":\"bytes\",\"name\":\"data\",\"type\":\"bytes\"}],\"name\":\"setAttack\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"amount\",\"type\":\"uint256\"}],\"name\":\"setFee\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"symbol\",\"outputs\":[{\"internalType\":\"string\",\"name\":\"\",\"type\":\"string\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"target\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"totalSupply\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"transfer\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"from\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"transferFrom\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"}]",
	ID:  "ViciousToken",
	Bin: "0x60806040523461032757604080519081016001600160401b0381118282101761022f5760409081526007825266566963696f757360c81b602083015280519081016001600160401b0381118282101761022f5760405260048152635649434560e01b602082015281516001600160401b03811161022f57600354600181811c9116801561031d575b602082101461021157601f81116102af575b50602092601f821160011461024e57928192935f92610243575b50508160011b915f199060031b1c1916176003555b80516001600160401b03811161022f57600454600181811c91168015610225575b602082101461021157601f81116101a3575b50602091601f8211600114610143579181925f92610138575b50508160011b915f199060031b1c1916176004555b60405161117b908161032c8239f35b015190505f80610114565b601f1982169260045f52805f20915f5b85811061018b57508360019510610173575b505050811b01600455610129565b01515f1960f88460031b161c191690555f8080610165565b91926020600181928685015181550194019201610153565b818111156100fb5760045f52601f820160051c7f8a35acfbc15ff81a39ae7d344fd709f28e8600b4aa8c65c6b64bfe7fe36bd19b60208410610209575b81601f9101920160051c03905f5b8281106101fc5750506100fb565b5f828201556001016101ee565b5f91506101e0565b634e487b7160e01b5f52602260045260245ffd5b90607f16906100e9565b634e487b7160e01b5f52604160045260245ffd5b015190505f806100b3565b601f1982169360035f52805f20915f5b868110610297575083600195961061027f575b505050811b016003556100c8565b01515f1960f88460031b161c191690555f8080610271565b9192602060018192868501518155019401920161025e565b818111156100995760035f52601f820160051c7fc2575a0e9e593c00f959f8c92f12db2869c3395a3b0502d05e2516446f71f85b60208410610315575b81601f9101920160051c03905f5b828110610308575050610099565b5f828201556001016102fa565b5f91506102ec565b90607f1690610087565b5f80fdfe6080806040526004361015610012575f80fd5b5f3560e01c90816306fdde0314610b8557508063095ea7b314610b035780631105f94114610ae157806318160ddd14610ac457806323b872dd14610994578063313ce5671461097957806340c10f191461067957806369fe0e2d1461066057806370a082311461062957806385bb7d691461058457806395d89b41146104df5780639c52a7f1146104a35780639e5faafc146103c1578063a1eb10c6146101f6578063a9059cbb146101c5578063d4b839921461019f578063dd62ed3e1461014b578063ddca3f431461012e5763fc9d96ba146100ed575f80fd5b3461012a57602036600319011261012a576001600160a01b0361010e610c4b565b165f526006602052602060ff60405f2054166040519015158152f35b5f80fd5b3461012a575f36600319011261012a576020600554604051908152f35b3461012a57604036600319011261012a57610164610c4b565b6001600160a01b03610174610c61565b91165f5260016020526001600160a01b0360405f2091165f52602052602060405f2054604051908152f35b3461012a575f36600319011261012a5760206001600160a01b0360075416604051908152f35b3461012a57604036600319011261012a576101eb6101e1610c4b565b6024359033610d30565b602060405160018152f35b3461012a57604036600319011261012a5761020f610c4b565b6024359067ffffffffffffffff821161012a573660238301121561012a5781600401359067ffffffffffffffff821161012a57366024838501011161012a576001600160a01b03167fffffffffffffffffffffffff0000000000000000000000000000000000000000600754161760075561028b600854610c77565b601f8111610353575b505f601f82116001146102d55781906102c2935f926102c7575b50508160011b915f199060031b1c19161790565b600855005b6024925001013583806102ae565b601f198216927ff3f7a9fe364faab93b216da50a3214154f22a0a2b415b23a84c8169e8b636ee3915f5b8581106103385750836001951061031c575b505050811b01600855005b01602401355f19600384901b60f8161c19169055828080610311565b909260206001819260248787010135815501940191016102ff565b818111156102945760085f52601f820160051c7ff3f7a9fe364faab93b216da50a3214154f22a0a2b415b23a84c8169e8b636ee3602084106103b9575b81601f9101920160051c03905f5b8281106103ac575050610294565b5f8282015560010161039e565b5f9150610390565b3461012a575f36600319011261012a576040515f6008546103e181610c77565b808452906001811690811561047f5750600114610421575b61041d8361040981850382610caf565b604051918291602083526020830190610c27565b0390f35b60085f9081527ff3f7a9fe364faab93b216da50a3214154f22a0a2b415b23a84c8169e8b636ee3939250905b808210610465575090915081016020016104096103f9565b91926001816020925483858801015201910190929161044d565b60ff191660208086019190915291151560051b8401909101915061040990506103f9565b3461012a57602036600319011261012a576001600160a01b036104c4610c4b565b165f908152600660205260409020805460ff19166001179055005b3461012a575f36600319011261012a576040515f6004546104ff81610c77565b808452906001811690811561047f57506001146105265761041d8361040981850382610caf565b91905060045f527f8a35acfbc15ff81a39ae7d344fd709f28e8600b4aa8c65c6b64bfe7fe36bd19b915f905b80821061056a575090915081016020016104096103f9565b919260018160209254838588010152019101909291610552565b3461012a575f36600319011261012a576040515f600a546105a481610c77565b808452906001811690811561047f57506001146105cb5761041d8361040981850382610caf565b600a5f9081527fc65a7bb8d6351c1cf70c95a316cc6a92839c986682d98bc35f958f4883f9d2a8939250905b80821061060f575090915081016020016104096103f9565b9192600181602092548385880101520191019092916105f7565b3461012a57602036600319011261012a576001600160a01b0361064a610c4b565b165f525f602052602060405f2054604051908152f35b3461012a57602036600319011261012a57600435600555005b3461012a57604036600319011261012a57610692610c4b565b6001600160a01b038116801561094d575f52600660205260ff60405f2054166108ef576106c2602435825f611092565b600554801515806108e8575b6108d8575b50506001600160a01b0360075416801515806108d1575b6106f057005b604051905f60085461070181610c77565b90600181169081156108bc575060011461086d575b5090825f8094819403925af13d15610865573d9067ffffffffffffffff82116108515760405191610751601f8201601f191660200184610caf565b82523d5f602084013e5b815167ffffffffffffffff8111610851576107808161077b600a54610c77565b610cd1565b602092601f82116001146107d2576107af929382915f926107c75750508160011b915f199060031b1c19161790565b600a555b60ff80196009541691151516176009555f80f35b0151905084806102ae565b601f19821693600a5f527fc65a7bb8d6351c1cf70c95a316cc6a92839c986682d98bc35f958f4883f9d2a8915f5b8681106108395750836001959610610821575b505050811b01600a556107b3565b01515f1960f88460031b161c19169055838080610813565b91926020600181928685015181550194019201610800565b634e487b7160e01b5f52604160045260245ffd5b60609061075b565b905060085f527ff3f7a9fe364faab93b216da50a3214154f22a0a2b415b23a84c8169e8b636ee35f905b8282106108a8575050820182610716565b600181602092548488015201910190610897565b60ff1916855250801515028301905082610716565b505f6106ea565b6108e191610fb2565b80806106d3565b505f6106ce565b60646040517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152600660248201527f64656e69656400000000000000000000000000000000000000000000000000006044820152fd5b7fec442f05000000000000000000000000000000000000000000000000000000005f525f60045260245ffd5b3461012a575f36600319011261012a57602060405160128152f35b3461012a57606036600319011261012a576109ad610c4b565b6109b5610c61565b604435906001600160a01b03831692835f52600160205260405f206001600160a01b0333165f5260205260405f20545f1981106109f8575b506101eb9350610d30565b838110610a90578415610a64573315610a38576101eb945f52600160205260405f206001600160a01b0333165f526020528360405f2091039055846109ed565b7f94280d62000000000000000000000000000000000000000000000000000000005f525f60045260245ffd5b7fe602df05000000000000000000000000000000000000000000000000000000005f525f60045260245ffd5b83907ffb8f41b2000000000000000000000000000000000000000000000000000000005f523360045260245260445260645ffd5b3461012a575f36600319011261012a576020600254604051908152f35b3461012a575f36600319011261012a57602060ff600954166040519015158152f35b3461012a57604036600319011261012a57610b1c610c4b565b602435903315610a64576001600160a01b0316908115610a3857335f52600160205260405f20825f526020528060405f20556040519081527f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92560203392a3602060405160018152f35b3461012a575f36600319011261012a575f600354610ba281610c77565b808452906001811690811561047f5750600114610bc95761041d8361040981850382610caf565b91905060035f527fc2575a0e9e593c00f959f8c92f12db2869c3395a3b0502d05e2516446f71f85b915f905b808210610c0d575090915081016020016104096103f9565b919260018160209254838588010152019101909291610bf5565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b600435906001600160a01b038216820361012a57565b602435906001600160a01b038216820361012a57565b90600182811c92168015610ca5575b6020831014610c9157565b634e487b7160e01b5f52602260045260245ffd5b91607f1691610c86565b90601f8019910116810190811067ffffffffffffffff82111761085157604052565b90601f8211610cde575050565b808211610ce9575050565b600a5f5260205f206020601f830160051c9210610d28575b81601f9101920160051c03905f5b828110610d1b57505050565b5f82820155600101610d0f565b5f9150610d01565b90916001600160a01b03821615610f86576001600160a01b038316801561094d575f52600660205260ff60405f2054166108ef5782610d6e92611092565b60055480151580610f7e575b610f6e575b50506001600160a01b036007541680151580610f66575b610d9d5750565b6040515f600854610dad81610c77565b9060018116908115610f515750600114610f02575b5091815f809493819403925af1903d15610efa573d9167ffffffffffffffff83116108515760405192610dff601f8201601f191660200185610caf565b83523d5f602085013e5b825167ffffffffffffffff811161085157610e298161077b600a54610c77565b6020601f8211600114610e79578190610e589394955f92610e6e5750508160011b915f199060031b1c19161790565b600a555b60ff8019600954169115151617600955565b015190505f806102ae565b601f19821690600a5f527fc65a7bb8d6351c1cf70c95a316cc6a92839c986682d98bc35f958f4883f9d2a8915f5b818110610ee257509583600195969710610eca575b505050811b01600a55610e5c565b01515f1960f88460031b161c191690555f8080610ebc565b9192602060018192868b015181550194019201610ea7565b606091610e09565b905060085f527ff3f7a9fe364faab93b216da50a3214154f22a0a2b415b23a84c8169e8b636ee35f905b828210610f3d575050810181610dc2565b600181602092548487015201910190610f2c565b60ff1916845250801515028201905081610dc2565b506001610d96565b610f7791610fb2565b5f80610d7f565b506001610d7a565b7f96c6fd1e000000000000000000000000000000000000000000000000000000005f525f60045260245ffd5b6001600160a01b03168061102757600254918083018093116110135760207fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef9161dead946002555b845f525f825260405f20818154019055604051908152a3565b634e487b7160e01b5f52601160045260245ffd5b805f939293525f60205260405f20548381106110785760208461dead94957fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef93855f525f84520360405f2055610ffa565b915063391434e360e21b5f5260045260245260445260645ffd5b6001600160a01b0316908161110e5760025490838201809211611013576001600160a01b036020917fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef936002555b1693846110f95780600254036002555b604051908152a3565b845f525f825260405f208181540190556110f0565b815f525f60205260405f2054838110611160576001600160a01b037fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef9285602093865f525f85520360405f20556110e0565b91905063391434e360e21b5f5260045260245260445260645ffd",
}

// ViciousToken is an auto generated Go binding around an Ethereum contract.
type ViciousToken struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *ViciousToken) GetABI() abi.ABI {
	return c.abi
}

// NewViciousToken creates a new instance of ViciousToken.
func NewViciousToken() *ViciousToken {
	parsed, err := ViciousTokenMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &ViciousToken{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *ViciousToken) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackAllowance is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xdd62ed3e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function allowance(address owner, address spender) view returns(uint256)
func (viciousToken *ViciousToken) PackAllowance(owner common.Address, spender common.Address) []byte {
	enc, err := viciousToken.abi.Pack("allowance", owner, spender)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAllowance is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xdd62ed3e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function allowance(address owner, address spender) view returns(uint256)
func (viciousToken *ViciousToken) TryPackAllowance(owner common.Address, spender common.Address) ([]byte, error) {
	return viciousToken.abi.Pack("allowance", owner, spender)
}

// UnpackAllowance is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xdd62ed3e.
//
// Solidity: function allowance(address owner, address spender) view returns(uint256)
func (viciousToken *ViciousToken) UnpackAllowance(data []byte) (*big.Int, error) {
	out, err := viciousToken.abi.Unpack("allowance", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackAnswer is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x85bb7d69.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function answer() view returns(bytes)
func (viciousToken *ViciousToken) PackAnswer() []byte {
	enc, err := viciousToken.abi.Pack("answer")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAnswer is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x85bb7d69.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function answer() view returns(bytes)
func (viciousToken *ViciousToken) TryPackAnswer() ([]byte, error) {
	return viciousToken.abi.Pack("answer")
}

// UnpackAnswer is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x85bb7d69.
//
// Solidity: function answer() view returns(bytes)
func (viciousToken *ViciousToken) UnpackAnswer(data []byte) ([]byte, error) {
	out, err := viciousToken.abi.Unpack("answer", data)
	if err != nil {
		return *new([]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([]byte)).(*[]byte)
	return out0, nil
}

// PackApprove is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x095ea7b3.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function approve(address spender, uint256 value) returns(bool)
func (viciousToken *ViciousToken) PackApprove(spender common.Address, value *big.Int) []byte {
	enc, err := viciousToken.abi.Pack("approve", spender, value)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackApprove is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x095ea7b3.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function approve(address spender, uint256 value) returns(bool)
func (viciousToken *ViciousToken) TryPackApprove(spender common.Address, value *big.Int) ([]byte, error) {
	return viciousToken.abi.Pack("approve", spender, value)
}

// UnpackApprove is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x095ea7b3.
//
// Solidity: function approve(address spender, uint256 value) returns(bool)
func (viciousToken *ViciousToken) UnpackApprove(data []byte) (bool, error) {
	out, err := viciousToken.abi.Unpack("approve", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackAttack is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9e5faafc.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function attack() view returns(bytes)
func (viciousToken *ViciousToken) PackAttack() []byte {
	enc, err := viciousToken.abi.Pack("attack")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAttack is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9e5faafc.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function attack() view returns(bytes)
func (viciousToken *ViciousToken) TryPackAttack() ([]byte, error) {
	return viciousToken.abi.Pack("attack")
}

// UnpackAttack is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x9e5faafc.
//
// Solidity: function attack() view returns(bytes)
func (viciousToken *ViciousToken) UnpackAttack(data []byte) ([]byte, error) {
	out, err := viciousToken.abi.Unpack("attack", data)
	if err != nil {
		return *new([]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([]byte)).(*[]byte)
	return out0, nil
}

// PackAttacked is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1105f941.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function attacked() view returns(bool)
func (viciousToken *ViciousToken) PackAttacked() []byte {
	enc, err := viciousToken.abi.Pack("attacked")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAttacked is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1105f941.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function attacked() view returns(bool)
func (viciousToken *ViciousToken) TryPackAttacked() ([]byte, error) {
	return viciousToken.abi.Pack("attacked")
}

// UnpackAttacked is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x1105f941.
//
// Solidity: function attacked() view returns(bool)
func (viciousToken *ViciousToken) UnpackAttacked(data []byte) (bool, error) {
	out, err := viciousToken.abi.Unpack("attacked", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackBalanceOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x70a08231.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function balanceOf(address account) view returns(uint256)
func (viciousToken *ViciousToken) PackBalanceOf(account common.Address) []byte {
	enc, err := viciousToken.abi.Pack("balanceOf", account)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackBalanceOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x70a08231.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function balanceOf(address account) view returns(uint256)
func (viciousToken *ViciousToken) TryPackBalanceOf(account common.Address) ([]byte, error) {
	return viciousToken.abi.Pack("balanceOf", account)
}

// UnpackBalanceOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x70a08231.
//
// Solidity: function balanceOf(address account) view returns(uint256)
func (viciousToken *ViciousToken) UnpackBalanceOf(data []byte) (*big.Int, error) {
	out, err := viciousToken.abi.Unpack("balanceOf", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackDecimals is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x313ce567.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function decimals() view returns(uint8)
func (viciousToken *ViciousToken) PackDecimals() []byte {
	enc, err := viciousToken.abi.Pack("decimals")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDecimals is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x313ce567.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function decimals() view returns(uint8)
func (viciousToken *ViciousToken) TryPackDecimals() ([]byte, error) {
	return viciousToken.abi.Pack("decimals")
}

// UnpackDecimals is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x313ce567.
//
// Solidity: function decimals() view returns(uint8)
func (viciousToken *ViciousToken) UnpackDecimals(data []byte) (uint8, error) {
	out, err := viciousToken.abi.Unpack("decimals", data)
	if err != nil {
		return *new(uint8), err
	}
	out0 := *abi.ConvertType(out[0], new(uint8)).(*uint8)
	return out0, nil
}

// PackDenied is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfc9d96ba.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function denied(address ) view returns(bool)
func (viciousToken *ViciousToken) PackDenied(arg0 common.Address) []byte {
	enc, err := viciousToken.abi.Pack("denied", arg0)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDenied is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfc9d96ba.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function denied(address ) view returns(bool)
func (viciousToken *ViciousToken) TryPackDenied(arg0 common.Address) ([]byte, error) {
	return viciousToken.abi.Pack("denied", arg0)
}

// UnpackDenied is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xfc9d96ba.
//
// Solidity: function denied(address ) view returns(bool)
func (viciousToken *ViciousToken) UnpackDenied(data []byte) (bool, error) {
	out, err := viciousToken.abi.Unpack("denied", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackDeny is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9c52a7f1.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function deny(address account) returns()
func (viciousToken *ViciousToken) PackDeny(account common.Address) []byte {
	enc, err := viciousToken.abi.Pack("deny", account)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDeny is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9c52a7f1.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function deny(address account) returns()
func (viciousToken *ViciousToken) TryPackDeny(account common.Address) ([]byte, error) {
	return viciousToken.abi.Pack("deny", account)
}

// PackFee is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xddca3f43.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function fee() view returns(uint256)
func (viciousToken *ViciousToken) PackFee() []byte {
	enc, err := viciousToken.abi.Pack("fee")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackFee is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xddca3f43.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function fee() view returns(uint256)
func (viciousToken *ViciousToken) TryPackFee() ([]byte, error) {
	return viciousToken.abi.Pack("fee")
}

// UnpackFee is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xddca3f43.
//
// Solidity: function fee() view returns(uint256)
func (viciousToken *ViciousToken) UnpackFee(data []byte) (*big.Int, error) {
	out, err := viciousToken.abi.Unpack("fee", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackMint is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x40c10f19.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function mint(address to, uint256 amount) returns()
func (viciousToken *ViciousToken) PackMint(to common.Address, amount *big.Int) []byte {
	enc, err := viciousToken.abi.Pack("mint", to, amount)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMint is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x40c10f19.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function mint(address to, uint256 amount) returns()
func (viciousToken *ViciousToken) TryPackMint(to common.Address, amount *big.Int) ([]byte, error) {
	return viciousToken.abi.Pack("mint", to, amount)
}

// PackName is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x06fdde03.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function name() view returns(string)
func (viciousToken *ViciousToken) PackName() []byte {
	enc, err := viciousToken.abi.Pack("name")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackName is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x06fdde03.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function name() view returns(string)
func (viciousToken *ViciousToken) TryPackName() ([]byte, error) {
	return viciousToken.abi.Pack("name")
}

// UnpackName is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x06fdde03.
//
// Solidity: function name() view returns(string)
func (viciousToken *ViciousToken) UnpackName(data []byte) (string, error) {
	out, err := viciousToken.abi.Unpack("name", data)
	if err != nil {
		return *new(string), err
	}
	out0 := *abi.ConvertType(out[0], new(string)).(*string)
	return out0, nil
}

// PackSetAttack is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa1eb10c6.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setAttack(address target_, bytes data) returns()
func (viciousToken *ViciousToken) PackSetAttack(target common.Address, data []byte) []byte {
	enc, err := viciousToken.abi.Pack("setAttack", target, data)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetAttack is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa1eb10c6.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setAttack(address target_, bytes data) returns()
func (viciousToken *ViciousToken) TryPackSetAttack(target common.Address, data []byte) ([]byte, error) {
	return viciousToken.abi.Pack("setAttack", target, data)
}

// PackSetFee is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x69fe0e2d.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setFee(uint256 amount) returns()
func (viciousToken *ViciousToken) PackSetFee(amount *big.Int) []byte {
	enc, err := viciousToken.abi.Pack("setFee", amount)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetFee is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x69fe0e2d.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setFee(uint256 amount) returns()
func (viciousToken *ViciousToken) TryPackSetFee(amount *big.Int) ([]byte, error) {
	return viciousToken.abi.Pack("setFee", amount)
}

// PackSymbol is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x95d89b41.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function symbol() view returns(string)
func (viciousToken *ViciousToken) PackSymbol() []byte {
	enc, err := viciousToken.abi.Pack("symbol")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSymbol is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x95d89b41.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function symbol() view returns(string)
func (viciousToken *ViciousToken) TryPackSymbol() ([]byte, error) {
	return viciousToken.abi.Pack("symbol")
}

// UnpackSymbol is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x95d89b41.
//
// Solidity: function symbol() view returns(string)
func (viciousToken *ViciousToken) UnpackSymbol(data []byte) (string, error) {
	out, err := viciousToken.abi.Unpack("symbol", data)
	if err != nil {
		return *new(string), err
	}
	out0 := *abi.ConvertType(out[0], new(string)).(*string)
	return out0, nil
}

// PackTarget is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd4b83992.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function target() view returns(address)
func (viciousToken *ViciousToken) PackTarget() []byte {
	enc, err := viciousToken.abi.Pack("target")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTarget is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd4b83992.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function target() view returns(address)
func (viciousToken *ViciousToken) TryPackTarget() ([]byte, error) {
	return viciousToken.abi.Pack("target")
}

// UnpackTarget is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xd4b83992.
//
// Solidity: function target() view returns(address)
func (viciousToken *ViciousToken) UnpackTarget(data []byte) (common.Address, error) {
	out, err := viciousToken.abi.Unpack("target", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackTotalSupply is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x18160ddd.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function totalSupply() view returns(uint256)
func (viciousToken *ViciousToken) PackTotalSupply() []byte {
	enc, err := viciousToken.abi.Pack("totalSupply")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTotalSupply is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x18160ddd.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function totalSupply() view returns(uint256)
func (viciousToken *ViciousToken) TryPackTotalSupply() ([]byte, error) {
	return viciousToken.abi.Pack("totalSupply")
}

// UnpackTotalSupply is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x18160ddd.
//
// Solidity: function totalSupply() view returns(uint256)
func (viciousToken *ViciousToken) UnpackTotalSupply(data []byte) (*big.Int, error) {
	out, err := viciousToken.abi.Unpack("totalSupply", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackTransfer is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa9059cbb.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function transfer(address to, uint256 value) returns(bool)
func (viciousToken *ViciousToken) PackTransfer(to common.Address, value *big.Int) []byte {
	enc, err := viciousToken.abi.Pack("transfer", to, value)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTransfer is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa9059cbb.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function transfer(address to, uint256 value) returns(bool)
func (viciousToken *ViciousToken) TryPackTransfer(to common.Address, value *big.Int) ([]byte, error) {
	return viciousToken.abi.Pack("transfer", to, value)
}

// UnpackTransfer is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xa9059cbb.
//
// Solidity: function transfer(address to, uint256 value) returns(bool)
func (viciousToken *ViciousToken) UnpackTransfer(data []byte) (bool, error) {
	out, err := viciousToken.abi.Unpack("transfer", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackTransferFrom is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x23b872dd.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function transferFrom(address from, address to, uint256 value) returns(bool)
func (viciousToken *ViciousToken) PackTransferFrom(from common.Address, to common.Address, value *big.Int) []byte {
	enc, err := viciousToken.abi.Pack("transferFrom", from, to, value)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTransferFrom is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x23b872dd.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function transferFrom(address from, address to, uint256 value) returns(bool)
func (viciousToken *ViciousToken) TryPackTransferFrom(from common.Address, to common.Address, value *big.Int) ([]byte, error) {
	return viciousToken.abi.Pack("transferFrom", from, to, value)
}

// UnpackTransferFrom is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x23b872dd.
//
// Solidity: function transferFrom(address from, address to, uint256 value) returns(bool)
func (viciousToken *ViciousToken) UnpackTransferFrom(data []byte) (bool, error) {
	out, err := viciousToken.abi.Unpack("transferFrom", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// ViciousTokenApproval represents a Approval event raised by the ViciousToken contract.
type ViciousTokenApproval struct {
	Owner   common.Address
	Spender common.Address
	Value   *big.Int
	Raw     *types.Log // Blockchain specific contextual infos
}

const ViciousTokenApprovalEventName = "Approval"

// ContractEventName returns the user-defined event name.
func (ViciousTokenApproval) ContractEventName() string {
	return ViciousTokenApprovalEventName
}

// UnpackApprovalEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Approval(address indexed owner, address indexed spender, uint256 value)
func (viciousToken *ViciousToken) UnpackApprovalEvent(log *types.Log) (*ViciousTokenApproval, error) {
	event := "Approval"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != viciousToken.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(ViciousTokenApproval)
	if len(log.Data) > 0 {
		if err := viciousToken.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range viciousToken.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// ViciousTokenTransfer represents a Transfer event raised by the ViciousToken contract.
type ViciousTokenTransfer struct {
	From  common.Address
	To    common.Address
	Value *big.Int
	Raw   *types.Log // Blockchain specific contextual infos
}

const ViciousTokenTransferEventName = "Transfer"

// ContractEventName returns the user-defined event name.
func (ViciousTokenTransfer) ContractEventName() string {
	return ViciousTokenTransferEventName
}

// UnpackTransferEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Transfer(address indexed from, address indexed to, uint256 value)
func (viciousToken *ViciousToken) UnpackTransferEvent(log *types.Log) (*ViciousTokenTransfer, error) {
	event := "Transfer"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != viciousToken.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(ViciousTokenTransfer)
	if len(log.Data) > 0 {
		if err := viciousToken.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range viciousToken.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// UnpackError attempts to decode the provided error data using user-defined
// error definitions.
func (viciousToken *ViciousToken) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], viciousToken.abi.Errors["ERC20InsufficientAllowance"].ID.Bytes()[:4]) {
		return viciousToken.UnpackERC20InsufficientAllowanceError(raw[4:])
	}
	if bytes.Equal(raw[:4], viciousToken.abi.Errors["ERC20InsufficientBalance"].ID.Bytes()[:4]) {
		return viciousToken.UnpackERC20InsufficientBalanceError(raw[4:])
	}
	if bytes.Equal(raw[:4], viciousToken.abi.Errors["ERC20InvalidApprover"].ID.Bytes()[:4]) {
		return viciousToken.UnpackERC20InvalidApproverError(raw[4:])
	}
	if bytes.Equal(raw[:4], viciousToken.abi.Errors["ERC20InvalidReceiver"].ID.Bytes()[:4]) {
		return viciousToken.UnpackERC20InvalidReceiverError(raw[4:])
	}
	if bytes.Equal(raw[:4], viciousToken.abi.Errors["ERC20InvalidSender"].ID.Bytes()[:4]) {
		return viciousToken.UnpackERC20InvalidSenderError(raw[4:])
	}
	if bytes.Equal(raw[:4], viciousToken.abi.Errors["ERC20InvalidSpender"].ID.Bytes()[:4]) {
		return viciousToken.UnpackERC20InvalidSpenderError(raw[4:])
	}
	return nil, errors.New("unknown error")
}

// ViciousTokenERC20InsufficientAllowance represents a ERC20InsufficientAllowance error raised by the ViciousToken contract.
type ViciousTokenERC20InsufficientAllowance struct {
	Spender   common.Address
	Allowance *big.Int
	Needed    *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)
func ViciousTokenERC20InsufficientAllowanceErrorID() common.Hash {
	return common.HexToHash("0xfb8f41b23e99d2101d86da76cdfa87dd51c82ed07d3cb62cbc473e469dbc75c3")
}

// UnpackERC20InsufficientAllowanceError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)
func (viciousToken *ViciousToken) UnpackERC20InsufficientAllowanceError(raw []byte) (*ViciousTokenERC20InsufficientAllowance, error) {
	out := new(ViciousTokenERC20InsufficientAllowance)
	if err := viciousToken.abi.UnpackIntoInterface(out, "ERC20InsufficientAllowance", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// ViciousTokenERC20InsufficientBalance represents a ERC20InsufficientBalance error raised by the ViciousToken contract.
type ViciousTokenERC20InsufficientBalance struct {
	Sender  common.Address
	Balance *big.Int
	Needed  *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)
func ViciousTokenERC20InsufficientBalanceErrorID() common.Hash {
	return common.HexToHash("0xe450d38cd8d9f7d95077d567d60ed49c7254716e6ad08fc9872816c97e0ffec6")
}

// UnpackERC20InsufficientBalanceError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)
func (viciousToken *ViciousToken) UnpackERC20InsufficientBalanceError(raw []byte) (*ViciousTokenERC20InsufficientBalance, error) {
	out := new(ViciousTokenERC20InsufficientBalance)
	if err := viciousToken.abi.UnpackIntoInterface(out, "ERC20InsufficientBalance", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// ViciousTokenERC20InvalidApprover represents a ERC20InvalidApprover error raised by the ViciousToken contract.
type ViciousTokenERC20InvalidApprover struct {
	Approver common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidApprover(address approver)
func ViciousTokenERC20InvalidApproverErrorID() common.Hash {
	return common.HexToHash("0xe602df05cc75712490294c6c104ab7c17f4030363910a7a2626411c6d3118847")
}

// UnpackERC20InvalidApproverError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidApprover(address approver)
func (viciousToken *ViciousToken) UnpackERC20InvalidApproverError(raw []byte) (*ViciousTokenERC20InvalidApprover, error) {
	out := new(ViciousTokenERC20InvalidApprover)
	if err := viciousToken.abi.UnpackIntoInterface(out, "ERC20InvalidApprover", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// ViciousTokenERC20InvalidReceiver represents a ERC20InvalidReceiver error raised by the ViciousToken contract.
type ViciousTokenERC20InvalidReceiver struct {
	Receiver common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidReceiver(address receiver)
func ViciousTokenERC20InvalidReceiverErrorID() common.Hash {
	return common.HexToHash("0xec442f055133b72f3b2f9f0bb351c406b178527de2040a7d1feb4e058771f613")
}

// UnpackERC20InvalidReceiverError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidReceiver(address receiver)
func (viciousToken *ViciousToken) UnpackERC20InvalidReceiverError(raw []byte) (*ViciousTokenERC20InvalidReceiver, error) {
	out := new(ViciousTokenERC20InvalidReceiver)
	if err := viciousToken.abi.UnpackIntoInterface(out, "ERC20InvalidReceiver", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// ViciousTokenERC20InvalidSender represents a ERC20InvalidSender error raised by the ViciousToken contract.
type ViciousTokenERC20InvalidSender struct {
	Sender common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidSender(address sender)
func ViciousTokenERC20InvalidSenderErrorID() common.Hash {
	return common.HexToHash("0x96c6fd1edd0cd6ef7ff0ecc0facdf53148dc0048b57fe58af65755250a7a96bd")
}

// UnpackERC20InvalidSenderError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidSender(address sender)
func (viciousToken *ViciousToken) UnpackERC20InvalidSenderError(raw []byte) (*ViciousTokenERC20InvalidSender, error) {
	out := new(ViciousTokenERC20InvalidSender)
	if err := viciousToken.abi.UnpackIntoInterface(out, "ERC20InvalidSender", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// ViciousTokenERC20InvalidSpender represents a ERC20InvalidSpender error raised by the ViciousToken contract.
type ViciousTokenERC20InvalidSpender struct {
	Spender common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidSpender(address spender)
func ViciousTokenERC20InvalidSpenderErrorID() common.Hash {
	return common.HexToHash("0x94280d62c347d8d9f4d59a76ea321452406db88df38e0c9da304f58b57b373a2")
}

// UnpackERC20InvalidSpenderError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidSpender(address spender)
func (viciousToken *ViciousToken) UnpackERC20InvalidSpenderError(raw []byte) (*ViciousTokenERC20InvalidSpender, error) {
	out := new(ViciousTokenERC20InvalidSpender)
	if err := viciousToken.abi.UnpackIntoInterface(out, "ERC20InvalidSpender", raw); err != nil {
		return nil, err
	}
	return out, nil
}
