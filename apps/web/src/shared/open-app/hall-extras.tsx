import { OpenAppBanner } from './open-app-banner.tsx'
import { PageActions } from './page-actions.tsx'

/** What the hall's bar has beside the brand, and the way into the app. */
export const HallExtras = () => (
  <>
    <PageActions isShared />
    <OpenAppBanner />
  </>
)
