/**
 * The facts of a property that a visitor can read, in the order they are usually told. Each is the name of a field of
 * the property (or put together from several: address) and has its name under `facts` in the messages.
 */
export const propertyFacts = [
  'reference', 'uniqueCode', 'goal', 'mainType', 'address', 'zip', 'city', 'availability', 'availableFrom', 'contractType',
  'price', 'monthlyRent', 'chargesOwner', 'chargesRenter', 'deposit', 'agencyCost', 'inventoryCost', 'notaryFee',
  'registrationRight', 'vatRegime', 'vatValue', 'constructionCost', 'landValue', 'realEstateTax', 'cadastralIncome', 'rentalIncome',
  'totalArea', 'livingArea', 'groundArea', 'terraceArea', 'gardenArea', 'officeArea', 'storeArea', 'constructedArea',
  'frontWidth', 'plotWidth', 'plotDepth',
  'bedrooms', 'bathrooms', 'showerRooms', 'toilets', 'garages', 'parkings', 'externalParkings', 'floors', 'floor', 'facades',
  'constructionYear', 'renovationYear', 'condition', 'heating', 'heatingSource', 'kitchen', 'glazing', 'frame', 'roofMaterial', 'roofCondition',
  'gas', 'water', 'electricity', 'lift', 'cellar', 'terrace', 'garden', 'attic', 'furnished', 'garage', 'pool', 'newBuild', 'investment',
  'epcValue', 'epcTotal', 'epcLabel', 'epcCertificate', 'epcDate', 'co2Emission', 'eLevel', 'electricalInspection',
  'permit', 'zoning', 'summons', 'preemptiveRights', 'judicialDecision', 'allotmentPermit', 'planningInformation',
  'floodZone', 'gScore', 'pScore', 'floodReportDate', 'asbestosCertificate', 'asbestosDate', 'asbestosType', 'soilCertificate',
  'unitNumber', 'unitFloor', 'requirementPrice', 'unitStatus',
] as const
