import { TopBar } from '../top-bar/top-bar.tsx'
import { BrandMark } from '../ui/brand-mark.tsx'
import { LanguageSelect } from '../ui/language-select.tsx'
import { later } from '../ui/later.tsx'
import { shownTabs } from './tabs.ts'

const Actions = later(() => import('../open-app/screen-actions.tsx').then((part) => part.ScreenActions))

/**
 * The head of the root screen of a tab: the firm's mark, because there is nothing to go back to. Where there are no
 * tabs, it has the back button of every other screen.
 */
export const RootBar = ({ isShared }: { isShared: boolean }) =>
  shownTabs().length === 0 ? (
    <TopBar isShared={isShared} />
  ) : (
    <header className="top-bar">
      <BrandMark />
      <Actions isShared={isShared} />
      <LanguageSelect />
    </header>
  )
