import type { PrivacyExport } from '@foyer/api/privacy-export'
import type { RewardStatus } from '@foyer/api/rewards'
import type { ISql } from 'postgres'
import { unseal } from '../../crypto/at-rest.ts'
import { ms } from '../../database/milliseconds.ts'
import { rewardRows, voucherCodeRows } from '../../engine/relations.ts'
import type { ExportSubject } from '../../personal-data.ts'
import { giftPictureRows, openAddress, shipmentRows } from '../gifts/public.ts'
import { partnerOrderRows } from '../partners/public.ts'
import { merchantRows, presentationRows, redemptionRows } from '../redemption/public.ts'

/** States in which the owner may see the code: not before the partner confirms it, and not after it is revoked. */
const withCode: ReadonlySet<RewardStatus> = new Set<RewardStatus>(['available', 'used', 'expired'])

type Exported = PrivacyExport['rewards'][number]
type Row = Omit<Exported, 'code' | 'address'> & { code_sealed: Buffer | null; address_sealed: Buffer | null }

/** Rewards with all their records, with codes and addresses decrypted. */
export const rewardsOf = async (db: ISql, { personId, secrets }: ExportSubject): Promise<Exported[]> => {
  const rows = await db<Row[]>`
    select reward.activity, type, reward.status, facts -> 'name' as name, amount as "amountMinor", reference,
      ${ms(db, 'issued_at')} as "issuedAt", ${ms(db, 'valid_until')} as "validUntil", code_sealed, address_sealed,
      case when carrier is not null then jsonb_build_object('carrier', carrier, 'trackingNo', tracking_no) end as shipment,
      array(select upload_id from ${giftPictureRows(db)} picture
        where reward_id = reward.id order by upload_id) as pictures,
      (select coalesce(jsonb_agg(jsonb_build_object('expiresAt', ${ms(db, 'expires_at')}) order by expires_at), '[]')
        from ${presentationRows(db)} presentation where reward_id = reward.id) as presentations,
      (select jsonb_build_object('merchant', name, 'at', ${ms(db, 'used_at')})
        from ${redemptionRows(db)} redemption join ${merchantRows(db)} merchant on merchant.id = merchant_id
        where reward_id = reward.id) as redeemed,
      (select jsonb_build_object('code', partner, 'passesMobile', passes_mobile, 'status', status,
          'at', ${ms(db, 'created_at')})
        from ${partnerOrderRows(db)} partner_order where reward_id = reward.id) as partner
    from ${rewardRows(db)} reward
    left join ${voucherCodeRows(db)} code on code.id = voucher_code_id
    left join ${shipmentRows(db)} shipment on shipment.reward_id = reward.id
    where person_id = ${personId} order by issued_at, reward.id`
  return rows.map(({ code_sealed, address_sealed, ...reward }) => ({
    ...reward,
    code: code_sealed && withCode.has(reward.status) ? unseal(secrets.dataKey, code_sealed) : null,
    address: address_sealed && openAddress(secrets, address_sealed),
  }))
}
