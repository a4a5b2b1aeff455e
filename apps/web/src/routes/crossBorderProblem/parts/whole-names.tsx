import * as styles from '../page.module.css'

const names = /([南北]向通)/u

/** A text in which the Chinese names of the two directions do not split over two lines. */
export const WholeNames = ({ text }: { text: string }) =>
  text.split(names).map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text has the same parts in the same places
      <span key={place} className={styles.wholeName}>
        {part}
      </span>
    ) : (
      part
    ),
  )
