import type { Fragment, ISql } from 'postgres'

// What other modules may read of this module's tables, as subqueries to join.

/** Shipments of gifts, at most one of each reward; `came_back` until the address of a returned gift is corrected. */
export const shipmentRows = (db: ISql): Fragment => db`(
  select reward_id, address_sealed, carrier, tracking_no, came_back from gift_shipments)`

/** Pictures that persons attached to their gifts. */
export const giftPictureRows = (db: ISql): Fragment => db`(select upload_id, reward_id from gift_pictures)`
