import { useEffect, useState } from 'react'
import { failureOf } from '../../platform/session.ts'
import { useLanguage } from '../text/language.ts'
import { failureText } from './failure-text.ts'

/**
 * What to say of an error: no connection, a fault of ours with the hotline and a reference, or a server that is busy and for how
 * long (X3). '' until the text is there, and without an error.
 */
export const useFailureText = (error: unknown): string => {
  const language = useLanguage()
  const [why, setWhy] = useState('')
  useEffect(() => {
    setWhy('')
    if (error && language) void failureText(failureOf(error)).then(setWhy)
  }, [error, language])
  return why
}
