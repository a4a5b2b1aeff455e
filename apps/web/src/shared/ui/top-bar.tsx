import { goBack } from '../../platform/navigation.ts'
import { table } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import { Icon } from './icon.tsx'
import { backIcon } from './icons.ts'
import { LanguageSelect } from './language-select.tsx'

const text = table({ back: ['返回', '返回', 'Back'] })

/** Way back on the left, language on the right: a visitor who came by a link may not read the one it opened in. */
export const TopBar = () => (
  <header className="top-bar">
    <button type="button" className="top-bar-back" aria-label={useText(text).back} onClick={() => goBack()}>
      <Icon path={backIcon} />
    </button>
    <LanguageSelect />
  </header>
)
