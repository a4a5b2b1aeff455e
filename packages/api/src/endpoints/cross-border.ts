import { z } from 'zod'
import { crossBorderGuide, crossBorderQuestions, questionVoteRequest, questionVotesReply } from '../cross-border.ts'
import { endpoints, everyLevel } from './endpoint.ts'

const tag = 'cross-border'
/** The documents are the same for every address, mainland included; a cached copy is revalidated each time. */
const cache = 'public, no-cache'

/** Guide (R25) and questions (R26) of Wealth Management Connect. */
export const crossBorderEndpoints = endpoints({
  'GET /cross-border/guide': {
    access: 'open',
    tag,
    summary: 'Both directions of Wealth Management Connect compared, with documents, process and contacts',
    reply: crossBorderGuide,
    cache,
  },
  'GET /cross-border/questions': {
    access: 'open',
    tag,
    summary: 'Questions and answers, with the folding for search across scripts',
    reply: crossBorderQuestions,
    cache,
  },
})

/** Votes on whether an answer was helpful (R26). Signed replies are never cached. */
export const questionVoteEndpoints = endpoints({
  'POST /user/cross-border/votes': {
    access: everyLevel,
    tag,
    summary: 'The votes of the caller on answers',
    body: z.strictObject({}),
    reply: questionVotesReply,
  },
  'POST /user/cross-border/vote': {
    access: everyLevel,
    tag,
    summary: 'Votes on whether an answer was helpful, one vote per voter and question; a later vote replaces it',
    body: questionVoteRequest,
    reply: questionVotesReply,
    refusals: ['not_found'],
  },
})
