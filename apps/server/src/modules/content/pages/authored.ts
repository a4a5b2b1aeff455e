import { isPictureName } from '@foyer/api/pictures'
import {
  type AuthoredMoment,
  type AuthoredParts,
  authoredBlocks as blocksOf,
  type CheckedBlock,
  type CheckedStage,
  authoredStage as stageOf,
} from '@foyer/api/staff/authored'
import { z } from 'zod'
import { label, lead, paragraph, title } from './authored-texts.ts'

/** What a campaign file may refer to. */
export interface Surroundings {
  /** names of the existing pictures, films and captions */
  readonly media: ReadonlySet<string>
  /** codes of the instruments that have prices */
  readonly instruments: ReadonlySet<string>
  /** schema of a time */
  readonly moment: z.ZodType<number, AuthoredMoment>
}

/** The strict schemas of the parts of a campaign file. */
export const partsOf = ({ media, instruments, moment }: Surroundings): AuthoredParts => {
  // whether an uploaded picture exists is known where the database is
  const file = (endings: readonly string[], isElsewhere: (name: string) => boolean = () => false) =>
    z
      .string()
      .refine((name) => media.has(name) || isElsewhere(name), {
        error: 'is not a file in apps/server/content/media: check its name, or add the file',
        abort: true,
      })
      .refine(
        (name) => endings.some((ending) => name.endsWith(ending)),
        `must name a file that ends in ${endings.join(', ')}`,
      )
  return {
    label,
    title,
    lead,
    paragraph,
    moment,
    picture: file(['.svg', '.avif', '.webp', '.png'], isPictureName),
    captions: file(['.vtt']),
    film: file(['.mp4']),
    instrument: z
      .string()
      .refine((code) => instruments.has(code), 'has no prices here: remove it, or take an instrument that has'),
  }
}

/** Schemas of the blocks as an author writes them, by kind, with the rules of texts and files. */
export const authoredBlocks = (surroundings: Surroundings) => blocksOf(partsOf(surroundings))
export const authoredStage = (surroundings: Surroundings) => stageOf(partsOf(surroundings))

export type AuthoredBlock = CheckedBlock
export type AuthoredStage = CheckedStage
