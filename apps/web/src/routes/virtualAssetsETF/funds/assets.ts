import type { FundAsset } from '@foyer/api/virtual-assets'

/** The assets in the order on the page. */
export const fundAssets: readonly FundAsset[] = ['bitcoin', 'ether']
