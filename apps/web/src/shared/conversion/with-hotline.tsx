import { brand } from '@foyer/api/brand'
import * as styles from './with-hotline.module.css'

/** A sentence whose `{hotline}` becomes a telephone link. */
export const WithHotline = ({ text }: { text: string }) => {
  const [before, after] = text.split('{hotline}')
  if (after === undefined) return text
  return (
    <>
      {before}
      <a className={`${styles.hotlineLink} numbers`} href={`tel:${brand.hotline.replaceAll(' ', '')}`}>
        {brand.hotline.replaceAll(' ', '\u00a0')}
      </a>
      {after}
    </>
  )
}
