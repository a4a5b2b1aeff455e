/** Selector of the drawing beside a headline, or of the picture of a live session, which loads after the texts. */
export const headlinePicture = ':is(.activity [aria-hidden] > svg[viewBox], .activity [data-stage] canvas)'
