import { isRoute } from '../../../platform/navigation.ts'
import { AppearanceChoice } from '../../../shared/settings/appearance-choice.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { LanguageSwitch } from '../../../shared/ui/language-switch.tsx'
import { forwardIcon } from '../../../shared/ui/later-icons.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

export const Settings = () => {
  const t = useText(text)
  const links = [
    ['#/changePhone', t.changePhone],
    ['#/privacy', t.privacy],
    ['#/about', t.about],
  ] as const
  return (
    <section className={styles.settings} aria-labelledby="settings-title">
      <h2 id="settings-title">{t.settings}</h2>
      <LanguageSwitch />
      <AppearanceChoice />
      {links
        .filter(([href]) => isRoute(href.slice(1)))
        .map(([href, label]) => (
          <a key={href} className={styles.settingsLink} href={href}>
            {label}
            <Icon path={forwardIcon} size={20} />
          </a>
        ))}
    </section>
  )
}
