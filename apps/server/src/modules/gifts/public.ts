/** What other modules may use of `gifts`. */
export { openAddress } from './address.ts'
export { giftPictureRows, shipmentRows } from './relations.ts'
