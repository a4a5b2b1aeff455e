import { brand } from '@foyer/contract/brand'
import { useLanguage } from '../text/language.ts'
import { fill } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import { text } from './text.ts'
import './hotline-hours.css'

/** The opening hours of the hotline. */
export const HotlineHours = () => {
  const language = useLanguage()
  return <p className="hotline-hours numbers">{fill(useText(text).hours, { hours: brand.hotlineHours[language] })}</p>
}
