import sharp from 'sharp';

// sharp reads dozens of formats, some of which load other files; only three are allowed.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
});
sharp.cache(false);

/** sharp with the limits of the product. What imports it is loaded when first used, because it takes 15 MB. */
export { sharp };
