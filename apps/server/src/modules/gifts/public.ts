/** What other modules may use of `gifts`. */
export { openAddress } from './address.ts'
export { giftKind } from './gift-kind.ts'
export { giftPictureRows, shipmentRows } from './relations.ts'
