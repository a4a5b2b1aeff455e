import { z } from 'zod'

/** A text in every language; published content has no other form (A1). */
export const texts = z.object({ 'zh-CN': z.string(), 'zh-HK': z.string(), 'en-US': z.string() })
export type Texts = z.infer<typeof texts>
