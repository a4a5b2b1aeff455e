import { isRoute } from '../../platform/navigation.ts'
import { useUser } from '../../platform/user-store.ts'
import { later } from '../ui/later.tsx'

const Loaded = later(() => import('./bell.tsx').then((part) => part.BellWithCount))

/**
 * The bell of a header, for a signed-in person in a build with notices: `<Bell />`. Its code loads when the page is idle.
 */
export const Bell = () => (useUser((state) => state.userInfo !== null) && isRoute('/notices') ? <Loaded /> : null)
