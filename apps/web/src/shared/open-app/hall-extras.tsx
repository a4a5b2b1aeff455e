import { OpenAppBanner } from './open-app-banner.tsx'
import { ScreenActions } from './screen-actions.tsx'

/** What the hall's bar has beside the brand, and the way into the app. */
export const HallExtras = () => (
  <>
    <ScreenActions isShared />
    <OpenAppBanner />
  </>
)
