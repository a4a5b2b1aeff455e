import { goBack } from '../../platform/navigation.ts'
import { table } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import { Icon } from '../ui/icon.tsx'
import { backIcon } from '../ui/icons.ts'
import { LanguageSelect } from '../ui/language-select.tsx'
import { later } from '../ui/later.tsx'

const text = table('shared/top-bar/top-bar')

const Actions = later(() => import('../open-app/screen-actions.tsx').then((part) => part.ScreenActions))

/**
 * Back on the left and language on the right, because a visitor who follows a link may not read its language. Between
 * them are the host's actions. `isShared`: the page is useful to other people too, so it can be shared.
 */
export const TopBar = ({ isShared = true }: { isShared?: boolean }) => (
  <header className="top-bar">
    <button type="button" className="top-bar-back" aria-label={useText(text).back} onClick={() => void goBack()}>
      <Icon path={backIcon} />
    </button>
    <Actions isShared={isShared} />
    <LanguageSelect />
  </header>
)
