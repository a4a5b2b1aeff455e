import { goBack } from '../../platform/navigation.ts'
import { table } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import { Icon } from './icon.tsx'
import { backIcon } from './icons.ts'
import { LanguageSelect } from './language-select.tsx'
import { later } from './later.tsx'

const text = table({ back: ['返回', '返回', 'Back'] })

const Actions = later(() => import('../open-app/screen-actions.tsx').then((part) => part.ScreenActions))

/**
 * Way back on the left, language on the right: a visitor who came by a link may not read the one it opened in. Between them
 * what the host can do with the page; `isShared`: somebody else can make use of it too.
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
