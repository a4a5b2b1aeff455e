import type { FundAsset } from '@foyer/api/virtual-assets'

/** The assets in the order on the page. */
export const fundAssets: readonly FundAsset[] = ['bitcoin', 'ether']

/** The asset whose funds the page shows, chosen in the card or above the quotes. */
export interface AssetProps {
  asset: FundAsset
  onAsset: (asset: FundAsset) => void
}
