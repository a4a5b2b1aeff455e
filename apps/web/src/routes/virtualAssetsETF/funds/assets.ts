import type { FundAsset } from '@foyer/contract/virtual-assets'

/** In the order they are shown. */
export const fundAssets: readonly FundAsset[] = ['bitcoin', 'ether']
