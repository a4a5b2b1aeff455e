import { useText } from '../../../shared/text/use-text.ts'
import { appearances, useAppearance } from '../../../shared/theme/appearance.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { LanguageSwitch } from '../../../shared/ui/language-switch.tsx'
import { forwardIcon } from '../../../shared/ui/later-icons.ts'
import { Segmented } from '../../../shared/ui/segmented.tsx'
import { text } from '../text.ts'

export const Settings = () => {
  const t = useText(text)
  const { appearance, choose } = useAppearance()
  return (
    <section className="settings" aria-labelledby="settings-title">
      <h2 id="settings-title">{t.settings}</h2>
      <LanguageSwitch />
      <Segmented
        label={t.appearance}
        options={appearances.map((value) => ({ value, label: t[value] }))}
        value={appearance}
        onChange={choose}
      />
      <a className="settings-link" href="#/privacy">
        {t.privacy}
        <Icon path={forwardIcon} size={20} />
      </a>
    </section>
  )
}
