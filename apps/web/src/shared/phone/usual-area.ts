import { getLanguage } from '../text/language.ts'

/** The area of a form that has no other: Hong Kong, or the mainland for readers of Simplified Chinese. */
export const usualArea = (): { id: string; value: string } =>
  getLanguage() === 'zh-CN' ? { id: 'CN', value: '86' } : { id: 'HK', value: '852' }
