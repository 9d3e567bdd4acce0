CREATE TABLE "exchange_rate" (
	"currency" text PRIMARY KEY NOT NULL,
	"per_dollar" double precision NOT NULL
);
