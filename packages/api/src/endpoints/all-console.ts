import { activityRuleEndpoints } from './activity-rules.ts'
import { filmStaffEndpoints, liveStaffEndpoints } from './broadcast.ts'
import { campaignEndpoints } from './campaigns.ts'
import { careEndpoints } from './care.ts'
import { careCallBackEndpoints } from './care-call-backs.ts'
import { correctionEndpoints } from './care-corrections.ts'
import { dataRequestEndpoints } from './care-requests.ts'
import { editorEndpoints } from './editor.ts'
import { merchantEndpoints } from './merchants.ts'
import { offeringFileEndpoints } from './offering-files.ts'
import {
  closureEndpoints,
  jobEndpoints,
  orderEndpoints,
  partnerStateEndpoints,
  roomEndpoints,
  smsStateEndpoints,
  stopEndpoints,
  systemEndpoints,
} from './operations.ts'
import { parcelEndpoints } from './parcels.ts'
import { pictureEndpoints } from './pictures.ts'
import { resultEndpoints } from './results.ts'
import { staffPeopleEndpoints, staffSessionEndpoints, trailEndpoints } from './staff.ts'
import { stockEndpoints, voucherImportEndpoints } from './stock.ts'
import { cashbackStaffEndpoints, tradeFileEndpoints } from './trade-files.ts'

/** Every call that the console of staff makes. */
export const consoleEndpoints = {
  ...staffSessionEndpoints,
  ...staffPeopleEndpoints,
  ...trailEndpoints,
  ...campaignEndpoints,
  ...editorEndpoints,
  ...pictureEndpoints,
  ...activityRuleEndpoints,
  ...resultEndpoints,
  ...stopEndpoints,
  ...closureEndpoints,
  ...jobEndpoints,
  ...orderEndpoints,
  ...smsStateEndpoints,
  ...systemEndpoints,
  ...partnerStateEndpoints,
  ...roomEndpoints,
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
  ...careCallBackEndpoints,
} as const
