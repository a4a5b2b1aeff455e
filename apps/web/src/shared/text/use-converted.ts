import { useEffect, useState } from 'react'
import { convertText } from './convert.ts'
import { useLanguage } from './language.ts'
import type { Language } from './languages.ts'

interface Converted {
  readonly of: string
  readonly in: Language
  readonly text: string
}

/**
 * Returns a text in the reader's script (A3). It is unconverted until its dictionary has loaded, and stays so if that
 * fails.
 * @param text a text that arrived at run time; texts of the interface are in tables in all three languages
 */
export const useConverted = (text: string, writtenIn: Language): string => {
  const language = useLanguage()
  const [converted, setConverted] = useState<Converted>()
  useEffect(() => {
    let wanted = true
    convertText(text, writtenIn, language).then((result) => {
      if (wanted) setConverted({ of: text, in: language, text: result })
    })
    return () => {
      wanted = false
    }
  }, [text, writtenIn, language])
  return converted?.of === text && converted.in === language ? converted.text : text
}
