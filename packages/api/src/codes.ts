/**
 * Forms of the codes by which addresses, files and calls name things. This file imports nothing, so that clients can load
 * it: a screen requests nothing for a text of another form.
 */

/** An activity, such as `spring-talk`. */
export const activityCodePattern = /^[a-z0-9][a-z0-9-]{0,62}$/

/** A film. */
export const filmCodePattern = /^[a-z0-9-]{1,60}$/

/** A new issue of shares or a bond. */
export const offeringCodePattern = /^[a-z0-9-]{3,40}$/

/** Everything else that staff name: an offer, an item, a live session, a partner, a part of a page. */
export const codePattern = /^[a-z0-9-]{1,40}$/
