import { text as common } from '../../../shared/cross-border/text.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'

/** A text in which the names of the two directions do not split over two lines, as Chinese words otherwise can. */
export const WholeNames = ({ text }: { text: string }) => {
  const { southbound, northbound } = useText(common)
  return text.split(new RegExp(`(${southbound}|${northbound})`, 'u')).map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text has the same parts in the same places
      <span key={place} className={styles.wholeName}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
