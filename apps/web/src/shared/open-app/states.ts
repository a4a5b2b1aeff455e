import { appears } from '../../testing/appears.ts'
import { goTo, leaveScreen } from '../../testing/screen.tsx'
import type { ScreenState } from '../../testing/states.ts'
import * as sheetStyles from '../ui/sheet.module.css'
import * as guideSheetStyles from './guide-sheet.module.css'
import * as openAppBannerStyles from './open-app-banner.module.css'
import * as screenActionsStyles from './screen-actions.module.css'

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36'

/** Opens the screen again with the user agent of a host. The test restores the user agent. */
export const openAs = async (path: string, marks = ''): Promise<void> => {
  await leaveScreen()
  Object.defineProperty(navigator, 'userAgent', { get: () => `${phone} ${marks}`, configurable: true })
  await goTo(path)
}
/** Restores the browser's own user agent. */
export const leaveHost = (): void => void Reflect.deleteProperty(navigator, 'userAgent')

/** The guide, opened from the sign-in screen in a host. */
const guideIn = (name: string, marks: string): ScreenState => ({
  name: `open-app-guide-${name}`,
  path: '/selectLogin',
  reach: async () => {
    await openAs('/selectLogin', marks)
    await appears('main li > button')
    document.querySelector<HTMLElement>('main li > button')?.click()
    await appears(`dialog .${sheetStyles.sheetContent}`)
  },
})

export const states: readonly ScreenState[] = [
  {
    name: 'open-app-banner',
    path: '/',
    reach: async () => {
      await openAs('/')
      await appears(`.${openAppBannerStyles.openAppBanner}`)
      await appears('main li')
    },
  },
  guideIn('wechat', 'MicroMessenger/8.0.49'),
  guideIn('qq', 'QQ/9.0.17'),
  guideIn('weibo', 'Weibo (Pixel 8__weibo__14.6.3)'),
  guideIn('mini-program', 'MicroMessenger/8.0.49 miniProgram/wx7f2c5e0a9b1d4c63'),
  {
    name: 'share-guide-mini-program',
    path: '/',
    reach: async () => {
      await openAs('/', 'MicroMessenger/8.0.49 miniProgram/wx7f2c5e0a9b1d4c63')
      await appears(`.${screenActionsStyles.topBarAction}[data-name="share"]`)
      document.querySelector<HTMLElement>(`.${screenActionsStyles.topBarAction}[data-name="share"]`)?.click()
      await appears(`dialog .${guideSheetStyles.guidePicture}`)
    },
  },
]
