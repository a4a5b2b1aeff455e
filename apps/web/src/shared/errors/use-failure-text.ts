import { useEffect, useState } from 'react'
import { failureOf } from '../../platform/session.ts'
import { useLanguage } from '../text/language.ts'
import { failureText } from './failure-text.ts'

/**
 * Returns the text of an error (X3): a missing connection, a fault of the server with the hotline and a reference, or a
 * busy server with the time to wait. '' until the text is loaded, and without an error.
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
