import { brand } from '@foyer/api/brand'
import { inLanguage } from '@foyer/api/languages'
import { useLanguage } from '../text/language.ts'
import { fill } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import * as styles from './hotline-hours.module.css'
import { text } from './text.ts'

/** The opening hours of the hotline. */
export const HotlineHours = () => {
  const language = useLanguage()
  // a time stays on the line of the word before it
  const hours = inLanguage(brand.hotlineHours, language).replaceAll(/ (?=\d)/g, '\u00a0')
  return <p className={`${styles.hotlineHours} numbers`}>{fill(useText(text).hours, { hours })}</p>
}
