import { activityRuleEndpoints } from '@foyer/api/endpoints/activity-rules'
import { operationsEndpoints } from '@foyer/api/endpoints/all-operations'
import { filmStaffEndpoints, liveStaffEndpoints } from '@foyer/api/endpoints/broadcast'
import { campaignEndpoints } from '@foyer/api/endpoints/campaigns'
import { careEndpoints } from '@foyer/api/endpoints/care'
import { correctionEndpoints } from '@foyer/api/endpoints/care-corrections'
import { dataRequestEndpoints } from '@foyer/api/endpoints/care-requests'
import { editorEndpoints } from '@foyer/api/endpoints/editor'
import type { Endpoint } from '@foyer/api/endpoints/endpoint'
import { merchantEndpoints } from '@foyer/api/endpoints/merchants'
import { offeringFileEndpoints } from '@foyer/api/endpoints/offering-files'
import { parcelEndpoints } from '@foyer/api/endpoints/parcels'
import { resultEndpoints } from '@foyer/api/endpoints/results'
import { staffPeopleEndpoints, staffSessionEndpoints, trailEndpoints } from '@foyer/api/endpoints/staff'
import { stockEndpoints, voucherImportEndpoints } from '@foyer/api/endpoints/stock'
import { trackingOperatorEndpoints } from '@foyer/api/endpoints/tracking-operators'
import { cashbackStaffEndpoints, tradeFileEndpoints } from '@foyer/api/endpoints/trade-files'
import type { StaffRole } from '@foyer/api/staff/roles'

const declared = {
  ...staffSessionEndpoints,
  ...staffPeopleEndpoints,
  ...trailEndpoints,
  ...campaignEndpoints,
  ...activityRuleEndpoints,
  ...resultEndpoints,
  ...operationsEndpoints,
  ...stockEndpoints,
  ...voucherImportEndpoints,
  ...merchantEndpoints,
  ...parcelEndpoints,
  ...liveStaffEndpoints,
  ...filmStaffEndpoints,
  ...tradeFileEndpoints,
  ...cashbackStaffEndpoints,
  ...offeringFileEndpoints,
  ...careEndpoints,
  ...correctionEndpoints,
  ...dataRequestEndpoints,
  ...trackingOperatorEndpoints,
  ...editorEndpoints,
}
/** A call that the console makes, or that stands for a place that it links to. */
export type KnownCall = keyof typeof declared

/**
 * Whether the declaration of a call admits one of these roles. The console hides what the server would refuse; the
 * server alone decides.
 */
export const admits = (name: KnownCall, roles: readonly StaffRole[]): boolean => {
  const { access }: Endpoint = declared[name]
  // callers of another kind sign in there by other means
  if (typeof access === 'string' || !('staff' in access)) return true
  return roles.some((role) => access.staff.includes(role))
}
