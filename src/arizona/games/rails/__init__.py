"""Rails: dice, pencils and one railway for everybody."""
