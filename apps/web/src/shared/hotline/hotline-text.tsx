import { brand } from '@foyer/api/brand'
import * as styles from './hotline-text.module.css'

// a number is not broken over two lines
const hotline = brand.hotline.replaceAll(' ', '\u00a0')

/** Whether a sentence names the hotline. */
export const hasHotline = (sentence: string): boolean => sentence.includes(hotline)

/** A sentence whose hotline, or whose `{hotline}`, is a telephone link. */
export const HotlineText = ({ children: sentence }: { children: string }) => {
  const [before, after] = sentence.replace('{hotline}', hotline).split(hotline)
  if (after === undefined) return sentence
  return (
    <>
      {before}
      <a className={`${styles.hotlineLink} numbers`} href={`tel:${brand.hotline.replaceAll(' ', '')}`}>
        {hotline}
      </a>
      {after}
    </>
  )
}
