/**
 * The parameters by which a link fills in the form, and the field of each: `/consult?area=tax`. None is personal,
 * because addresses are logged and shared.
 */
export const knownFields = { area: 'area', situation: 'stage' } as const;
