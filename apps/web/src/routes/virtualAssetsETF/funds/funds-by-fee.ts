import type { FundAsset, VirtualAssetFund } from '@foyer/api/virtual-assets'

/** The funds of an asset, the lowest yearly fee first: one order in every part of the page. */
export const fundsByFee = (funds: readonly VirtualAssetFund[], asset: FundAsset): VirtualAssetFund[] =>
  funds.filter((fund) => fund.asset === asset).sort((one, other) => one.fees.total - other.fees.total)
