import { inLanguage } from '@foyer/api/languages'
import type { Block } from '@foyer/api/page-content'
import { useLanguage } from '../../text/language.ts'
import { Picture } from '../blocks/picture.tsx'

/** The picture that an author gave the headline panel. */
export const HeroPicture = ({ hero }: { hero: Block<'hero'> }) => {
  const language = useLanguage()
  if (!hero.art) return null
  return (
    <Picture
      name={hero.art}
      width={176}
      height={132}
      alt={inLanguage(hero.artAlt, language) ?? ''}
      focus={hero.focus}
      sizes="176px"
      isLazy={false}
    />
  )
}
